import { fuzzTheContract } from '../testing/contract-fuzz.ts';

/** A few calls per operation in every run; `pnpm test:sweep` makes two hundred. */
fuzzTheContract(8);
