import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of an operator in a folder of their own. */
export class StormFilesOnDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(): Promise<StormFilesOnDisk> {
    return new StormFilesOnDisk(await mkdtemp(join(tmpdir(), 'storms-')));
  }

  /** The path of a file with this content. */
  async write(name: string, content: string | Uint8Array): Promise<string> {
    const path = join(this.#folder, name);
    await writeFile(path, content);
    return path;
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}

/** Hail of one day, `rows` of it, each another report, over the middle of the country. */
export function manyHailReports(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const time = `${String(row % 24).padStart(2, '0')}${String(row % 60).padStart(2, '0')}`;
    const [latitude, longitude] = [
      30 + ((row * 7_919) % 1_500) / 100,
      -105 + ((row * 104_729) % 2_003) / 100,
    ];
    return `${time},${75 + (row % 300)},${row} SSE ATHENS,LIMESTONE,TX,${latitude},${longitude},QUARTER, NEAR I-65 (HUN)`;
  });
  return ['Time,Size,Location,County,State,Lat,Lon,Comments', ...lines, ''].join('\n');
}
