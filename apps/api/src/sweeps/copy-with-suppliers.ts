import { serve } from '../app/serve.ts';
import { configurationFrom } from '../configuration/configuration.ts';
import { KnownProperties } from '../testing/known-properties.ts';
import { RemoteAddresses, RemoteReports } from './slow-supplier.ts';

/** The entry of production, with suppliers at the address `SUPPLIER`, or with somebody who knows properties at once. */
const supplier = process.env['SUPPLIER'];
await serve(
  configurationFrom(process.env),
  supplier === undefined
    ? { reportContent: () => new KnownProperties() }
    : { reportContent: () => new RemoteReports(supplier), addressBook: () => new RemoteAddresses(supplier) },
);
