// Reads what a PNG file says of itself, by the format's specification and apart from the library that draws.
import { crc32, inflateSync } from 'node:zlib';

/** Width and height in pixels, and the pixels' bytes, four each, with the filter byte before each row. */
export interface PngContent {
  readonly width: number;
  readonly height: number;
  readonly rows: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a PNG of eight bits a channel. @throws Error when it is none: signature, chunks' checksums, order, size of the data */
export function readPng(file: Buffer): PngContent {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('no PNG signature');
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== file.readUInt32BE(at + 8 + length)) throw new Error('a wrong checksum');
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  const header = chunks[0];
  if (header?.type !== 'IHDR' || chunks.at(-1)?.type !== 'IEND') throw new Error('wrong chunks');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colourType] = [header.data[8], header.data[9]];
  if (depth !== 8 || colourType !== 6) throw new Error('not eight bits of red, green, blue, alpha');
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const rows = inflateSync(Buffer.concat(data));
  if (rows.length !== height * (1 + 4 * width)) throw new Error('pixels are missing');
  return { width, height, rows };
}
