-- What the feedback page asks, until the operator loads other questions.
INSERT INTO configurations (audience, name, item) VALUES ('signed-in', 'feedbackSurvey', '{
  "name": "feedback-2026",
  "questions": [
    {
      "name": "useful",
      "label": { "en": "How useful are the reports for your work?", "es": "¿Qué tan útiles son los informes para su trabajo?" },
      "answers": [
        { "id": "very", "label": { "en": "Very useful", "es": "Muy útiles" } },
        { "id": "somewhat", "label": { "en": "Somewhat useful", "es": "Algo útiles" } },
        { "id": "not-much", "label": { "en": "Not much", "es": "Poco" } }
      ]
    },
    {
      "name": "first",
      "label": { "en": "What should we improve first?", "es": "¿Qué deberíamos mejorar primero?" },
      "answers": [
        { "id": "code-detail", "label": { "en": "Code detail", "es": "El detalle del código" } },
        { "id": "storms", "label": { "en": "Storm history", "es": "El historial de tormentas" } },
        { "id": "calculators", "label": { "en": "Calculators", "es": "Las calculadoras" } },
        { "id": "team", "label": { "en": "Working as a team", "es": "El trabajo en equipo" } },
        { "id": "price", "label": { "en": "Price", "es": "El precio" } }
      ]
    }
  ]
}') ON CONFLICT DO NOTHING;
