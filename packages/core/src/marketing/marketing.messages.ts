import { messages } from '../shared/messages.ts';
import type { SendFeedbackFailure } from './send-feedback.use-case.ts';
import type { SurveyFailure } from './survey-gateway.port.ts';

export const marketingMessages = messages(
  {
    'required-field': 'Required Field',
    'signed-out': 'No Current User or Token Expired',
    unavailable: 'Something went wrong. Please try again later.',
  } as const satisfies Record<SendFeedbackFailure | SurveyFailure, string>,
  {
    'required-field': 'Campo obligatorio',
    'signed-out': 'No hay usuario actual o la sesión expiró',
    unavailable: 'Algo salió mal. Inténtelo de nuevo más tarde.',
  },
);
