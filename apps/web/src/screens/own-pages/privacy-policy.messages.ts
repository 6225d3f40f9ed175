import { messages } from '@ridgeline/core/shared';

export const privacyPolicyMessages = messages(
  {
    title: 'Privacy policy',
    lead: 'What data we keep about you, why, and for how long.',
    kept: '1. What we keep',
    'kept-text':
      'Your name, email, phone, profession and company as you gave them; the addresses you asked about and the reports made for them; your team; your bills. Your password is kept by the sign-in service, not by us.',
    cards: '2. Cards',
    'cards-text':
      'Card numbers go from your browser to the payment provider and never reach us. We keep the brand, the last four digits and the expiration date.',
    browser: '3. In your browser',
    'browser-text':
      'A cookie that says you have signed in here, one that says which ad brought you here, a random number of this device, and your choices such as language and theme. No cookie of another company.',
    use: '4. What we use it for',
    'use-text':
      'To make reports, to bill, to notify you of what you asked for, to answer you, and to fix problems. We do not sell data, and no ads follow you.',
    others: '5. Who else receives it',
    'others-text':
      'The payment provider, the sign-in service, and the companies that deliver emails and text messages, each only what it needs. Whoever has a share link of yours sees that report until you turn the link off.',
    time: '6. How long',
    'time-text':
      'As long as you have an account. When you delete it, your data is deleted at once, apart from bills, which the law makes us keep. A visitor’s report that nobody adopts is deleted after a few days.',
    rights: '7. Your rights',
    'rights-text':
      'You may see, correct and delete your data under Profile, and ask us for a copy through the contact page.',
  },
  {
    title: 'Política de privacidad',
    lead: 'Qué datos suyos guardamos, para qué y por cuánto tiempo.',
    kept: '1. Qué guardamos',
    'kept-text':
      'Su nombre, correo, teléfono, profesión y empresa, como los dio; las direcciones por las que preguntó y los informes hechos para ellas; su equipo; sus facturas. La contraseña la guarda el servicio de acceso, no nosotros.',
    cards: '2. Tarjetas',
    'cards-text':
      'El número de la tarjeta va de su navegador al proveedor de pagos y nunca llega a nosotros. Guardamos la marca, los últimos cuatro dígitos y el mes de vencimiento.',
    browser: '3. En su navegador',
    'browser-text':
      'Una cookie que dice que inició sesión aquí, otra que dice qué anuncio lo trajo, un número al azar de este dispositivo y lo que usted eligió, como el idioma y el tema. Ninguna cookie de otra empresa.',
    use: '4. Para qué los usamos',
    'use-text':
      'Para hacer informes, cobrar, avisarle de lo que pidió, responderle y encontrar fallas. No vendemos datos y ningún anuncio lo sigue.',
    others: '5. Quién más los recibe',
    'others-text':
      'El proveedor de pagos, el servicio de acceso y las empresas que entregan correos y mensajes de texto, cada uno solo lo que necesita. Quien tenga un enlace suyo para compartir ve ese informe hasta que usted desactive el enlace.',
    time: '6. Por cuánto tiempo',
    'time-text':
      'Mientras tenga una cuenta. Al eliminarla se borran sus datos en el momento, salvo las facturas, que la ley obliga a guardar. El informe de un visitante que nadie adopta se borra a los pocos días.',
    rights: '7. Sus derechos',
    'rights-text':
      'Puede ver, corregir y eliminar sus datos en su perfil, y pedirnos una copia en la página de contacto.',
  },
);
