import type { TraceWords } from '../trace-text.ts';
import {
  permitFeeReadingMessages,
  permitFeeStepMessages,
  permitFeeSymbolMessages,
} from './permit-fee-trace.messages.ts';

/** Texts that `traceLine` uses for this calculator's steps. */
export const permitFeeTraceWords: TraceWords = {
  steps: permitFeeStepMessages,
  interpretations: permitFeeReadingMessages,
  symbols: permitFeeSymbolMessages,
};
