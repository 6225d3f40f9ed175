/** Removes control characters, so that a file or an argument cannot control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD');
}
