/** Two columns: a name, and what it is. */
export function inColumns(rows: readonly (readonly [name: string, says: string])[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, says]) => `${name.padEnd(width)}  ${says}`);
}
