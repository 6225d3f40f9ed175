-- What every Ridgeline begins with; changed afterwards by an update, without a release.
INSERT INTO "configurations" ("audience", "name", "item") VALUES
('signed-in', 'ui', '{"allow_plan_detail_access": true, "availabile_calculators": ["waste", "iws", "ventilation"]}'),
('anyone', 'professionTypes', '[
  {"label": "Roofing contractor", "value": "roofing-contractor"},
  {"label": "General contractor", "value": "general-contractor"},
  {"label": "Restoration contractor", "value": "restoration-contractor"},
  {"label": "Estimator", "value": "estimator"},
  {"label": "Insurance adjuster", "value": "insurance-adjuster"},
  {"label": "Public adjuster", "value": "public-adjuster"},
  {"label": "Building inspector", "value": "inspector"},
  {"label": "Manufacturer or supplier", "value": "manufacturer-or-supplier"},
  {"label": "Other", "value": "other"}
]'),
('form', 'projectDateTypes', '[
  {"label": "Date of loss", "value": "date-of-loss"},
  {"label": "Date of inspection", "value": "date-of-inspection"},
  {"label": "Date of installation", "value": "date-of-installation"}
]'),
('form', 'feedbackTopics', '[
  {"label": "A report", "value": "report"},
  {"label": "A calculator", "value": "calculator"},
  {"label": "My plan or payments", "value": "plan"},
  {"label": "Something else", "value": "other"}
]');
