import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AddressBook, type FoundAddress } from '../ports/address-book.port.ts';
import {
  type AuthorityFacts,
  type NamedAuthority,
  ReportContent,
  type Property,
  type ReportFacts,
} from '../ports/report-content.port.ts';

/** A supplier at an address of its own that takes as long as it is told to, for what it is asked about. */
export class SlowSupplier {
  /** In milliseconds, or `never`; it answers all else at once. */
  readonly takes = new Map<string, number | 'never'>();
  /** Those of them that it was asked about, and that it has answered. */
  readonly asked = new Set<string>();
  readonly answered = new Set<string>();
  readonly #server: Server;

  static async start(): Promise<SlowSupplier> {
    const supplier = new SlowSupplier();
    await new Promise<void>((resolve) => supplier.#server.listen(0, '127.0.0.1', resolve));
    return supplier;
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      const about = new URL(request.url ?? '', this.address).searchParams.get('about') ?? '';
      const takes = this.takes.get(about);
      if (takes === undefined) return void response.end();
      this.asked.add(about);
      if (takes === 'never') return;
      setTimeout(() => {
        this.answered.add(about);
        response.end();
      }, takes);
    });
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Knows nothing of any property, once the supplier has answered. */
export class RemoteReports extends ReportContent {
  readonly #supplier: string;

  constructor(supplier: string) {
    super();
    this.#supplier = supplier;
  }

  override async of({ address }: Property): Promise<ReportFacts> {
    await ask(this.#supplier, address);
    return { jurisdiction: null, place: null, facts: [] };
  }

  override async underAuthority({ address }: Property, authority: NamedAuthority): Promise<AuthorityFacts> {
    await ask(this.#supplier, address);
    return { body: { ...authority, geoid: null }, facts: [] };
  }
}

/** Finds nothing, once the supplier has answered. */
export class RemoteAddresses extends AddressBook {
  readonly #supplier: string;

  constructor(supplier: string) {
    super();
    this.#supplier = supplier;
  }

  override async suggest(text: string): Promise<readonly FoundAddress[]> {
    await ask(this.#supplier, text);
    return [];
  }

  override async locate(address: string): Promise<null> {
    await ask(this.#supplier, address);
    return null;
  }
}

async function ask(supplier: string, about: string): Promise<void> {
  await (await fetch(`${supplier}/?about=${encodeURIComponent(about)}`)).arrayBuffer();
}
