import { configurationFrom } from '../configuration/configuration.ts';
import { serve } from '../app/serve.ts';
import { KnownProperties } from '../testing/known-properties.ts';

/** The entry of production, with somebody who knows properties, so that reports are made. */
await serve(configurationFrom(process.env), { reportContent: new KnownProperties() });
