import { fuzzTheContract } from '../testing/contract-fuzz.ts';

fuzzTheContract(200);
