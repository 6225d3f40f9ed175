import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(1_000_000, 1);
/** The last bytes are taken in pieces that are smaller than anything a program asks for. */
const LAST = Buffer.alloc(512, 1);

/** A disk of a few megabytes that can be filled up: a file system in memory, which only root may mount. */
export class SmallDisk {
  readonly folder: string;

  /** Null where this process may not mount one. */
  static async mount(megabytes: number): Promise<SmallDisk | null> {
    const folder = await mkdtemp(join(tmpdir(), 'ridgeline-small-disk-'));
    const options = `size=${megabytes}m,mode=0711`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    if (status === 0) return new SmallDisk(folder);
    await rm(folder, { recursive: true });
    return null;
  }

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Takes all room that is left. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'a', 0o600);
    try {
      for (const piece of [CHUNK, LAST]) await writeUntilFull(() => file.writeFile(piece));
    } finally {
      await file.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  /** Waits for nobody who still has a file of it open. */
  async unmount(): Promise<void> {
    await chmod(this.folder, 0o700);
    spawnSync('umount', ['--lazy', this.folder]);
    await rm(this.folder, { recursive: true });
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}

async function writeUntilFull(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw problem;
    }
  }
}
