/** A network: its model description, the bytes of its weight shards in order, and the inner layers that are read. */
export interface BackboneFiles {
  model: {
    modelTopology: { node: { name: string }[] };
    weightsManifest: { weights: unknown[] }[];
    format?: string;
    generatedBy?: string;
    convertedBy?: string;
  };
  weights: Uint8Array[];
  /** Ends of the names of their nodes. */
  layers: string[];
}
