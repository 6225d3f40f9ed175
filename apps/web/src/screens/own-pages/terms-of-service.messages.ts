import { messages } from '@ridgeline/core/shared';

export const termsOfServiceMessages = messages(
  {
    title: 'Terms of service',
    lead: 'What you can expect from us, and what we expect from you.',
    service: '1. What Ridgeline is',
    'service-text':
      'Ridgeline gathers what is publicly known about the building code at an address: who enforces it, which editions are adopted, design criteria, permit fees, requirements of manufacturers, and records of hail and wind. Its calculators work out quantities from what you enter.',
    advice: '2. What Ridgeline is not',
    'advice-text':
      'A report is not legal advice, not an inspection, and not a decision of a building official. Where a report says “Unknown”, nobody has told us. The official who enforces the code at the address decides; the report names the office so that you can ask.',
    account: '3. Your account',
    'account-text':
      'You give your real name and an email address that you read. You keep your password to yourself. You tell us when somebody else has used your account. A team’s owner decides who is on the team and may remove members.',
    use: '4. Fair use',
    'use-text':
      'You may give reports, calculations and claim letters to your customers, to carriers and to building departments. You may not resell the service itself, collect its facts in bulk, or try to read other people’s reports.',
    papers: '5. Documents you pass on',
    'papers-text':
      'Each document has a seal that leads to a page which says whether the document is what we issued. Do not change a document and pass it on as ours.',
    changes: '6. When facts change',
    'changes-text':
      'A report states the date it is current as of. Codes change after that. Refresh a report before you rely on it; what it said before is kept.',
    liability: '7. Liability',
    'liability-text':
      'We are responsible for the care we owe you under the law. We are not responsible for a decision based on a fact marked as unknown, likely, or of low confidence, nor for a source that was wrong when we read it and that the report names.',
    end: '8. Ending it',
    'end-text':
      'You may delete your account at any time under Profile. We may close an account that breaks these terms, after telling you why. What the law makes us keep, such as bills, is kept.',
  },
  {
    title: 'Condiciones del servicio',
    lead: 'Lo que usted puede esperar de nosotros y lo que esperamos de usted.',
    service: '1. Qué es Ridgeline',
    'service-text':
      'Ridgeline reúne lo que se sabe públicamente del código de construcción en una dirección: quién lo hace cumplir, qué ediciones están adoptadas, los criterios de diseño, las tarifas de permisos, los requisitos de los fabricantes y los registros de granizo y viento. Sus calculadoras obtienen cantidades con los datos que usted escribe.',
    advice: '2. Qué no es Ridgeline',
    'advice-text':
      'Un informe no es asesoría legal, ni una inspección, ni la decisión de un inspector de obras. Donde dice “No se sabe”, nadie nos lo ha dicho. Decide el funcionario que aplica el código en esa dirección; el informe nombra la oficina para que usted pueda preguntar.',
    account: '3. Su cuenta',
    'account-text':
      'Usted da su nombre verdadero y un correo que lee. No comparte su contraseña. Nos avisa si otra persona usó su cuenta. El propietario de un equipo decide quién está en él y puede quitar miembros.',
    use: '4. Uso razonable',
    'use-text':
      'Puede entregar informes, cálculos y cartas de reclamo a sus clientes, a aseguradoras y a departamentos de construcción. No puede revender el servicio, recoger sus datos en masa ni intentar leer informes ajenos.',
    papers: '5. Los documentos que entrega',
    'papers-text':
      'Cada documento lleva un sello que abre una página donde se ve si es el que emitimos. No cambie un documento para presentarlo como nuestro.',
    changes: '6. Cuando los datos cambian',
    'changes-text':
      'Un informe dice a qué fecha corresponde. Los códigos cambian después. Actualice el informe antes de apoyarse en él; lo que decía antes se conserva.',
    liability: '7. Responsabilidad',
    'liability-text':
      'Respondemos del cuidado que la ley nos exige. No respondemos de una decisión tomada con un dato marcado como desconocido, probable o de confianza baja, ni de una fuente que estaba equivocada cuando la leímos y que el informe nombra.',
    end: '8. Terminar',
    'end-text':
      'Puede eliminar su cuenta en cualquier momento desde su perfil. Podemos cerrar una cuenta que incumpla estas condiciones, después de decirle por qué. Se conserva lo que la ley obliga a guardar, como las facturas.',
  },
);
