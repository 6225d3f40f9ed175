import { messages } from '@ridgeline/core/shared';

/** Texts around a result. */
export const resultMessages = messages(
  {
    result: 'Result',
    working: 'Steps',
    warnings: 'Before you rely on it',
    record: 'Record',
    rules: 'Rules: {ruleSet}',
    hash: 'Hash: {hash}',
    fact: '{name}: {value}',
    eave: 'Eave {number}',
    yes: 'yes',
    no: 'no',
    'side-by-side': 'Side by side',
  },
  {
    result: 'Resultado',
    working: 'Pasos',
    warnings: 'Antes de confiar en ello',
    record: 'Registro',
    rules: 'Reglas: {ruleSet}',
    hash: 'Huella: {hash}',
    fact: '{name}: {value}',
    eave: 'Alero {number}',
    yes: 'sí',
    no: 'no',
    'side-by-side': 'Lado a lado',
  },
);

export const iwsResultMessages = messages(
  {
    eave: 'Eave {number}: {depth} up the slope, rows: {rows}',
    actual: 'Eaves, actual: {area}',
    'half-roll': 'Eaves, half roll: {area}',
    'full-roll': 'Eaves, full roll: {area}',
    valleys: 'Valleys: {area}',
    total: 'Total in the measure chosen: {area}',
    rolls: 'To order: {rolls}',
    compared: '{reading}; {measure}: {area} ({more}), {rolls}',
  },
  {
    eave: 'Alero {number}: {depth} sobre la pendiente, hileras: {rows}',
    actual: 'Aleros, real: {area}',
    'half-roll': 'Aleros, medio rollo: {area}',
    'full-roll': 'Aleros, rollo completo: {area}',
    valleys: 'Limahoyas: {area}',
    total: 'Total en la medida elegida: {area}',
    rolls: 'Por pedir: {rolls}',
    compared: '{reading}; {measure}: {area} ({more}), {rolls}',
  },
);

export const wasteResultMessages = messages(
  {
    roof: 'Roof: {area}',
    waste: 'Waste: {percent}',
    total: 'With waste: {area}, squares: {squares}',
    bundles: 'Shingles: {bundles}',
    starter: 'Starter: {bundles} for {length}',
    cap: 'Hip and ridge cap: {bundles} for {length}',
    'drip-edge': 'Drip edge: {pieces} for {length}',
    underlayment: 'Underlayment: {area}, {rolls}, layers: {layers}',
    compared: '{way}: {percent}, {area} ({more}), {bundles}',
  },
  {
    roof: 'Techo: {area}',
    waste: 'Desperdicio: {percent}',
    total: 'Con desperdicio: {area}, cuadros: {squares}',
    bundles: 'Tejas: {bundles}',
    starter: 'Tira de arranque: {bundles} para {length}',
    cap: 'Teja de cumbrera y limatesa: {bundles} para {length}',
    'drip-edge': 'Goterón: {pieces} para {length}',
    underlayment: 'Base: {area}, {rolls}, capas: {layers}',
    compared: '{way}: {percent}, {area} ({more}), {bundles}',
  },
);

export const ventilationResultMessages = messages(
  {
    required: 'Net free area required: {area} at 1/{ratio}',
    exhaust: 'Exhaust, upper part: {area}',
    intake: 'Intake, lower part: {area}',
    product: '{product} alone would cover its side: {quantity}',
    provided: 'Provided: {total}, of which {upper} upper and {lower} lower',
    passes: 'Meets 1/{ratio}: yes',
    fails: 'Meets 1/{ratio}: no. {why}',
    'other-reading': 'By the other reading of this edition ({reading}): {area} at 1/{ratio}',
    placement: 'Vent placement for 1/300: {condition} ({state})',
    'other-attempt': 'Meets 1/300 by the other reading ({reading}): {answer}',
    checked: 'What is provided passes what was checked ({aspects}): {answer}',
    'not-checked': 'Not checked: {aspects}',
    balanced: 'At least as much intake as exhaust: {answer}',
  },
  {
    required: 'Área libre neta exigida: {area} a 1/{ratio}',
    exhaust: 'Salida, parte superior: {area}',
    intake: 'Entrada, parte inferior: {area}',
    product: '{product} por sí solo cubriría su lado: {quantity}',
    provided: 'Provisto: {total}, de ello {upper} arriba y {lower} abajo',
    passes: 'Cumple 1/{ratio}: sí',
    fails: 'Cumple 1/{ratio}: no. {why}',
    'other-reading': 'Según la otra lectura de esta edición ({reading}): {area} a 1/{ratio}',
    placement: 'Ubicación de los respiraderos para 1/300: {condition} ({state})',
    'other-attempt': 'Cumple 1/300 según la otra lectura ({reading}): {answer}',
    checked: 'Lo provisto pasa lo que se comprobó ({aspects}): {answer}',
    'not-checked': 'No se comprobó: {aspects}',
    balanced: 'Al menos tanta entrada como salida: {answer}',
  },
);

export const permitFeeResultMessages = messages(
  {
    schedule: 'Schedule: {jurisdiction}, {state} ({id})',
    source: 'Source: {title}, {url}, read {read}',
    since: 'In force since: {effective}',
    confidence: 'Confidence: {confidence}',
    total: 'Total: {fee}',
    unknown: 'The fee is not known. {why}',
    sound: 'Nothing odd was found.',
    finding: '{at}: {finding}',
    superseded: 'A later publication has other figures: {url}',
  },
  {
    schedule: 'Tarifas: {jurisdiction}, {state} ({id})',
    source: 'Fuente: {title}, {url}, leída el {read}',
    since: 'Rigen desde: {effective}',
    confidence: 'Confianza: {confidence}',
    total: 'Total: {fee}',
    unknown: 'No se conoce la tarifa. {why}',
    sound: 'No se encontró nada raro.',
    finding: '{at}: {finding}',
    superseded: 'Una publicación posterior tiene otras cifras: {url}',
  },
);
