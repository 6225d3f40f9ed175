import { configurationFrom } from '../configuration/configuration.ts';
import { serve } from '../app/serve.ts';
import { KnownProperties } from '../testing/known-properties.ts';

/** The production entry point with a source of property facts, so that reports can be made. */
await serve(configurationFrom(process.env), { reportContent: new KnownProperties() });
