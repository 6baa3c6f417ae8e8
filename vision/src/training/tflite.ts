/** A tensor of a TensorFlow Lite file; per-tensor quantised: number = scale × (byte - zero point). */
export interface LiteTensor {
  name: string;
  shape: number[];
  /** As in the file; numbers of 1 or 4 bytes, or none for what is computed. */
  bytes: Uint8Array;
  scale: number;
  zeroPoint: number;
}

/** A step of the network: which operation, on which tensors; `option(n)` is the n-th byte of its options, 0 where unset. */
export interface LiteStep {
  code: number;
  inputs: number[];
  outputs: number[];
  option(field: number): number;
}

export interface LiteNetwork {
  tensors: LiteTensor[];
  steps: LiteStep[];
  inputs: number[];
}

/** A reader of FlatBuffers, as far as is needed here: tables, vectors, scalars. Offsets are in bytes; 0 is "not there". */
class Buffers {
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  int = (at: number) => this.view.getInt32(at, true);
  byte = (at: number) => this.view.getInt8(at);
  float = (at: number) => this.view.getFloat32(at, true);
  long = (at: number) => Number(this.view.getBigInt64(at, true));
  follow = (at: number) => at + this.view.getUint32(at, true);

  field(table: number, index: number): number {
    const layout = table - this.int(table);
    const place = 4 + 2 * index;
    if (place >= this.view.getUint16(layout, true)) return 0;
    const offset = this.view.getUint16(layout + place, true);
    return offset === 0 ? 0 : table + offset;
  }

  /** The entries of a vector, each read by `read` from its place. */
  vector<Item>(field: number, size: number, read: (at: number) => Item): Item[] {
    if (field === 0) return [];
    const start = this.follow(field);
    return Array.from({ length: this.int(start) }, (_, i) => read(start + 4 + i * size));
  }

  tables = (field: number) => this.vector(field, 4, this.follow);
  ints = (field: number) => this.vector(field, 4, this.int);

  raw(field: number): Uint8Array {
    if (field === 0) return new Uint8Array();
    const start = this.follow(field);
    return this.bytes.slice(start + 4, start + 4 + this.int(start));
  }
}

/** Reads a TensorFlow Lite file of one graph (schema version 3, tensorflow/lite/schema/schema.fbs). */
export function readLite(bytes: Uint8Array): LiteNetwork {
  const file = new Buffers(bytes);
  const model = file.follow(0);
  const codes = file.tables(file.field(model, 1)).map((table) => {
    const [old, now] = [file.field(table, 0), file.field(table, 3)];
    return Math.max(old && file.byte(old), now && file.int(now));
  });
  const buffers = file.tables(file.field(model, 4)).map((table) => file.raw(file.field(table, 0)));
  const graph = file.tables(file.field(model, 2))[0]!;
  return {
    tensors: file.tables(file.field(graph, 0)).map((table) => tensor(file, table, buffers)),
    steps: file.tables(file.field(graph, 3)).map((table) => step(file, table, codes)),
    inputs: file.ints(file.field(graph, 1)),
  };
}

function tensor(file: Buffers, table: number, buffers: Uint8Array[]): LiteTensor {
  const [buffer, quantization] = [file.field(table, 2), file.field(table, 4)];
  const about = quantization && file.follow(quantization);
  const scales = about ? file.vector(file.field(about, 2), 4, file.float) : [];
  const zeroPoints = about ? file.vector(file.field(about, 3), 8, file.long) : [];
  if (scales.length > 1) throw new RangeError('Weights that are quantised by channel are not read');
  return {
    name: new TextDecoder().decode(file.raw(file.field(table, 3))),
    shape: file.ints(file.field(table, 0)),
    bytes: buffers[buffer && file.int(buffer)]!,
    scale: scales[0] ?? 1,
    zeroPoint: zeroPoints[0] ?? 0,
  };
}

function step(file: Buffers, table: number, codes: number[]): LiteStep {
  const [code, options] = [file.field(table, 0), file.field(table, 4)];
  return {
    code: codes[code && file.int(code)]!,
    inputs: file.ints(file.field(table, 1)),
    outputs: file.ints(file.field(table, 2)),
    option(field) {
      const at = options && file.field(file.follow(options), field);
      return at && file.byte(at);
    },
  };
}
