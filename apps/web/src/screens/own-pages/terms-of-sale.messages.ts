import { messages } from '@ridgeline/core/shared';

export const termsOfSaleMessages = messages(
  {
    title: 'Terms of sale',
    lead: 'Prices, payment, renewal, pausing and refunds.',
    prices: '1. Prices',
    'prices-text':
      'Prices are in US dollars and are shown on the plans page and on the page where you pay, with tax where it is due. The amount you confirm is the amount we charge.',
    renewal: '2. Renewal',
    'renewal-text':
      'A plan renews each month or each year until you cancel it. The day and the amount of the next charge are on your subscription page. We never charge a card without its owner’s consent: a new owner of a team chooses a card first.',
    declined: '3. When a payment fails',
    'declined-text':
      'We tell you by email and try again after 1, 3 and 7 days. Then the plan becomes the free one. Your reports stay.',
    pause: '4. Pausing',
    'pause-text':
      'A paid plan can be paused once in twelve months. The pause begins when the paid period ends; nothing is charged while it lasts.',
    changes: '5. Changing a plan',
    'changes-text':
      'A higher plan starts at once, and the unused part of what you paid is credited. A lower plan starts with the next period.',
    refunds: '6. Refunds',
    'refunds-text':
      'A report that could not be made is not charged, or its price is refunded. For a plan we refund what the law requires; ask us through the contact page.',
    coupons: '7. Coupons',
    'coupons-text':
      'A coupon is good until its end date, for the plans it names and as many times as it states. It has no cash value.',
  },
  {
    title: 'Condiciones de venta',
    lead: 'Precios, pago, renovación, pausas y reembolsos.',
    prices: '1. Precios',
    'prices-text':
      'Los precios son en dólares estadounidenses y están en la página de planes y en la página donde se paga, con el impuesto que corresponda. Se cobra la cantidad que usted confirma.',
    renewal: '2. Renovación',
    'renewal-text':
      'Un plan se renueva cada mes o cada año hasta que usted lo cancela. El día y la cantidad del próximo cobro están en la página de su suscripción. No se cobra a ninguna tarjeta sin el acuerdo de su dueño: quien pasa a ser propietario de un equipo elige antes una tarjeta.',
    declined: '3. Cuando un pago falla',
    'declined-text':
      'Se lo decimos por correo y lo intentamos de nuevo a los 1, 3 y 7 días. Después el plan pasa a ser el gratuito. Sus informes se quedan.',
    pause: '4. Pausas',
    'pause-text':
      'Un plan de pago puede pausarse una vez cada doce meses. La pausa empieza cuando termina el período pagado; mientras dura no se cobra nada.',
    changes: '5. Cambiar de plan',
    'changes-text':
      'Un plan superior empieza en el momento y se abona la parte no usada de lo que pagó. Un plan inferior empieza con el siguiente período.',
    refunds: '6. Reembolsos',
    'refunds-text':
      'Un informe que no se pudo hacer no se cobra, o se devuelve su precio. De un plan devolvemos lo que exige la ley; pídalo en la página de contacto.',
    coupons: '7. Cupones',
    'coupons-text':
      'Un cupón vale hasta su fecha, para los planes que nombra y las veces que dice. No se cambia por dinero.',
  },
);
