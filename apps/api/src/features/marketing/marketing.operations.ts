import { contactHandlers } from './contacts.handlers.ts';
import { feedbackHandlers } from './feedback.handlers.ts';
import { surveyHandlers } from './surveys.handlers.ts';

export const marketingOperations = { ...contactHandlers, ...feedbackHandlers, ...surveyHandlers };
