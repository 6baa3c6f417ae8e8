/** The files of nsfwjs' MobileNetV2 (width 1.4): its model description and the bytes of its weight shards in order. */
export interface BackboneFiles {
  model: {
    modelTopology: { node: { name: string }[] };
    weightsManifest: { weights: unknown[] }[];
    format?: string;
    generatedBy?: string;
    convertedBy?: string;
  };
  weights: Uint8Array[];
}
