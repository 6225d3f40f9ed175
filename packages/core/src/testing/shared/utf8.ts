/** Bytes of a text, where neither a browser nor Node is. */
export function utf8Bytes(text: string): Uint8Array {
  const escaped = encodeURIComponent(text).replaceAll(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Uint8Array.from(escaped, (letter) => letter.charCodeAt(0));
}

/** The text of such pieces, its byte order mark included. */
export function utf8Text(pieces: readonly Uint8Array[]): string {
  const bytes = pieces.flatMap((piece) => [...piece]);
  return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
}
