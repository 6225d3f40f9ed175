/** The width and height of a PNG picture: the first fields after its signature. */
export function pictureSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('only PNG pictures are used');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
