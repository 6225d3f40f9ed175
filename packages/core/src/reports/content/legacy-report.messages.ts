import { messages } from '../../shared/messages.ts';

/** What a record of version 1 says, on screens and in print. */
// RPT-3
export const legacyReportMessages = messages(
  {
    legacy: 'An early report',
    'legacy-text':
      'It was filled in by hand, before answers carried their sources. Order a new report for sourced answers.',
    'code-families': 'Code families',
    official: 'Building official',
    'wind-speeds': 'Wind speeds',
    answers: 'Answers',
    'three-second-gust': 'Three-second gust',
    sustained: 'Sustained',
    'ultimate-design': 'Ultimate design',
    mph: '{amount} mph',
    elevation: 'Elevation',
    contact: 'Contact',
    permitRequired: 'Permit required',
    codeEnforced: 'Code enforced',
    iceAndWaterShield: 'Ice and water shield',
    dripEdgeRakesAndEaves: 'Drip edge at rakes and eaves',
    installPerManufacturer: 'Install per manufacturer',
  },
  {
    legacy: 'Un informe antiguo',
    'legacy-text':
      'Se llenó a mano, antes de que las respuestas llevaran su fuente. Pida un informe nuevo para tener respuestas con fuente.',
    'code-families': 'Familias de códigos',
    official: 'Funcionario de construcción',
    'wind-speeds': 'Velocidades del viento',
    answers: 'Respuestas',
    'three-second-gust': 'Ráfaga de tres segundos',
    sustained: 'Sostenido',
    'ultimate-design': 'Última de diseño',
    mph: '{amount} mph',
    elevation: 'Elevación',
    contact: 'Contacto',
    permitRequired: 'Se exige permiso',
    codeEnforced: 'Se hace cumplir el código',
    iceAndWaterShield: 'Barrera contra hielo y agua',
    dripEdgeRakesAndEaves: 'Goterón en bordes laterales y aleros',
    installPerManufacturer: 'Instalar según el fabricante',
  },
);
