import type { Survey } from '../../marketing/survey.policy.ts';

export function aSurvey(changes: Partial<Survey> = {}): Survey {
  return {
    name: 'feedback-2026',
    questions: [
      {
        name: 'useful',
        label: { en: 'How useful are the reports?', es: '¿Qué tan útiles son los informes?' },
        answers: [
          { id: 'very', label: { en: 'Very useful', es: 'Muy útiles' } },
          { id: 'not-much', label: { en: 'Not much', es: 'Poco' } },
        ],
      },
      {
        name: 'first',
        label: { en: 'What should we improve first?', es: '¿Qué deberíamos mejorar primero?' },
        answers: [
          { id: 'storms', label: { en: 'Storm history', es: 'El historial de tormentas' } },
          { id: 'price', label: { en: 'Price', es: 'El precio' } },
        ],
      },
    ],
    ...changes,
  };
}
