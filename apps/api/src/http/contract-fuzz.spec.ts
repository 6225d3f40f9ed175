import { fuzzTheContract } from '../testing/contract-fuzz.ts';

/** A few of each with every run; `pnpm test:sweep` makes two hundred. */
fuzzTheContract(8);
