import { messages } from '../shared/messages.ts';
import type { ApplyCouponFailure } from './apply-coupon.use-case.ts';
import type { AuthorizePaymentFailure } from './authorize-payment.use-case.ts';
import type { BillingField, BillingFieldFailure } from './billing-form.policy.ts';
import type { BillingFailure } from './billing-gateway.port.ts';
import type { BillStatus, Transaction } from './billing-history.ts';
import type { CardProblem } from './card-collector.port.ts';
import type { CardDetailsFailure } from './card-details.policy.ts';
import type { EstimateOrderFailure } from './estimate-order.use-case.ts';
import type { PaymentInfoRemovalRefusal } from './payment-info-removal.policy.ts';
import type { PlaceOrderFailure } from './place-order.use-case.ts';
import type { ProductFailure } from './product-gateway.port.ts';
import type { PlanVariant } from './product.ts';
import type { EstimateNews, PaymentProblem, PurchaseStep } from './purchase.ts';

/** Messages common to all forms are in `validationMessages`. */
type SaidByAnyForm = 'required-field' | 'selection-required';
type Unsettled = Extract<PurchaseStep, { is: 'unsettled' }>['why'];
type Spoken =
  | Exclude<BillingFieldFailure, SaidByAnyForm>
  | CardProblem
  | CardDetailsFailure
  | PaymentProblem
  | Unsettled
  | EstimateNews
  | EstimateOrderFailure
  | PlaceOrderFailure
  | AuthorizePaymentFailure
  | ApplyCouponFailure
  | BillingFailure
  | ProductFailure
  | PaymentInfoRemovalRefusal
  | 'sku-missing'
  | `field-${BillingField}`
  | `variant-${PlanVariant}`
  | `billing-${'monthly' | 'annual'}`
  | `bill-${BillStatus}`
  | `transaction-${Transaction['is']}`;

/** The specification names the fields but gives no wording. */
export const billingMessages = messages(
  {
    // VAL-7
    'field-addressRequired': 'Billing address required',
    'field-billingAddress': 'Street address',
    'field-billingZip': 'ZIP code',
    'field-billingCity': 'City',
    'field-billingState': 'State of your billing address',
    'field-creditCardComplete': 'Card details',
    'field-planVariant': 'Where you work',
    'field-planBilling': 'Billing period',
    'field-stateSelection': 'State',
    'field-couponCode': 'Coupon code',
    'field-newCard': 'Pay with a new card',
    'variant-one_state': 'One state',
    'variant-national': 'National',
    'billing-monthly': 'Monthly',
    'billing-annual': 'Annual',
    'zip-invalid': 'Enter a ZIP code of 5 or 9 digits',
    'coupon-code-invalid': 'A coupon code has only letters, digits, dashes and underscores',
    'card-incomplete': 'Please complete your card details.',
    'number-invalid': 'This card number is not valid.',
    'expiry-invalid': 'This expiration date is not valid.',
    'code-invalid': 'This security code is not valid.',

    // PLAN-9: cards
    'saved-card': '{brand} ending in {last4}',
    'card-expires': 'Expires {date}',
    'default-card': 'Default card',
    'make-default': 'Make default',
    'add-card': 'Add card',
    'remove-payment-info': 'Remove payment information',
    'card-saved': 'Your card was saved.',
    'payment-info-removed': 'Your payment information was removed.',
    'plan-needs-card': 'Your plan is paid with this card. Please cancel the plan first.',
    'card-rejected': 'Your card was not accepted. Please check the details.',
    'needs-state': 'Choose the state of your billing address first: it decides the tax.',
    'overage-refused': 'Your plan does not sell extra projects here.',
    'card-expired': 'Your card has expired.',

    // PLAN-9: a purchase
    pay: 'Pay {amount}',
    'due-today': 'Due today',
    'due-later': 'Due {date}',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    'tax-included': 'including {amount} tax',
    total: 'Total',
    'credit-left': 'Credit left for later',
    'kept-credit': 'Credit from earlier',
    'unused-time': 'Unused time on {title}',
    'annual-saving': 'Save {amount} a year',
    'apply-coupon': 'Apply',
    'coupon-applied': 'Your coupon was applied.',
    'purchase-complete': 'Thank you! Your purchase is complete.',
    'confirm-with-bank': 'Your bank asks you to confirm this payment.',
    confirm: 'Confirm',
    'ask-again': 'Check again',
    'estimate-stale': 'The estimate was out of date. Please check the new one.',
    'price-changed': 'The price has changed. Please check the new one.',
    'card-declined': 'Your card was declined.',
    'insufficient-funds': 'Your card does not have enough funds.',
    'code-wrong': 'The security code of your card is incorrect.',
    'processing-error': 'Your card could not be processed. Please try again.',
    'confirmation-refused': 'Your bank did not confirm this payment.',
    'collector-unavailable': 'The payment provider could not be reached. Please try again.',
    'not-owner': 'Please contact Team Owner to buy this.',
    'bought-on-android': 'Please change your plan in the mobile app.',
    'already-on-plan': 'You are already on this plan.',
    'plan-expired': 'Your plan has expired. Please choose a plan first.',
    'product-unknown': 'This is no longer offered.',
    'coupon-unknown': 'This coupon is not valid.',
    'coupon-used-up': 'This coupon has been used already.',
    'too-few-seats': 'This plan has too few seats for your team.',
    underway: 'Another plan order is still in progress. Please try again in a few minutes.',
    'key-reused': 'This order was already placed. Please reload the page.',
    'price-invalid': 'There is nothing to pay.',
    'sku-missing': 'Please choose a plan.',

    // PLAN-9: retry, history
    'retry-payment': 'Retry payment',
    'retry-failed': 'Your payment could not be retried. Please try again.',
    'paid-by-another': 'Someone else has just paid this bill. You were not charged.',
    'billing-history': 'Billing history',
    transactions: 'Transactions',
    receipt: 'Receipt',
    'bill-paid': 'Paid',
    'bill-open': 'Open',
    'bill-past-due': 'Past due',
    'bill-void': 'Void',
    'bill-refunded': 'Refunded',
    'bill-disputed': 'Disputed',
    'transaction-payment': 'Payment',
    'transaction-refund': 'Refund',
    'transaction-failed-payment': 'Failed payment',

    'signed-out': 'No Current User or Token Expired',
    'not-found': 'This could not be found.',
    refused: 'This was not accepted.',
    unavailable: 'Billing could not be reached. Please try again.',
  } as const satisfies Record<Spoken, string> & Record<string, unknown>,
  {
    'field-addressRequired': 'Se requiere la dirección de facturación',
    'field-billingAddress': 'Dirección',
    'field-billingZip': 'Código postal',
    'field-billingCity': 'Ciudad',
    'field-billingState': 'Estado de su dirección de facturación',
    'field-creditCardComplete': 'Datos de la tarjeta',
    'field-planVariant': 'Dónde trabaja',
    'field-planBilling': 'Período de facturación',
    'field-stateSelection': 'Estado',
    'field-couponCode': 'Código de cupón',
    'field-newCard': 'Pagar con otra tarjeta',
    'variant-one_state': 'Un estado',
    'variant-national': 'Nacional',
    'billing-monthly': 'Mensual',
    'billing-annual': 'Anual',
    'zip-invalid': 'Escriba un código postal de 5 o 9 dígitos',
    'coupon-code-invalid': 'Un código de cupón solo tiene letras, dígitos, guiones y guiones bajos',
    'card-incomplete': 'Complete los datos de su tarjeta.',
    'number-invalid': 'Este número de tarjeta no es válido.',
    'expiry-invalid': 'Esta fecha de vencimiento no es válida.',
    'code-invalid': 'Este código de seguridad no es válido.',

    'saved-card': '{brand} terminada en {last4}',
    'card-expires': 'Vence {date}',
    'default-card': 'Tarjeta predeterminada',
    'make-default': 'Usar como predeterminada',
    'add-card': 'Agregar tarjeta',
    'remove-payment-info': 'Eliminar la información de pago',
    'card-saved': 'Se guardó su tarjeta.',
    'payment-info-removed': 'Se eliminó su información de pago.',
    'plan-needs-card': 'Su plan se paga con esta tarjeta. Cancele primero el plan.',
    'card-rejected': 'No se aceptó su tarjeta. Revise sus datos.',
    'needs-state': 'Elija primero el estado de su dirección de facturación: decide el impuesto.',
    'overage-refused': 'Su plan no vende proyectos adicionales aquí.',
    'card-expired': 'Su tarjeta venció.',

    pay: 'Pagar {amount}',
    'due-today': 'A pagar hoy',
    'due-later': 'A pagar el {date}',
    subtotal: 'Subtotal',
    discount: 'Descuento',
    tax: 'Impuestos',
    'tax-included': 'con {amount} de impuestos',
    total: 'Total',
    'credit-left': 'Crédito que queda para después',
    'kept-credit': 'Crédito de antes',
    'unused-time': 'Tiempo sin usar de {title}',
    'annual-saving': 'Ahorre {amount} al año',
    'apply-coupon': 'Aplicar',
    'coupon-applied': 'Se aplicó su cupón.',
    'purchase-complete': '¡Gracias! Su compra está completa.',
    'confirm-with-bank': 'Su banco le pide confirmar este pago.',
    confirm: 'Confirmar',
    'ask-again': 'Comprobar de nuevo',
    'estimate-stale': 'La estimación ya no estaba vigente. Revise la nueva.',
    'price-changed': 'El precio ha cambiado. Revise el nuevo.',
    'card-declined': 'Su tarjeta fue rechazada.',
    'insufficient-funds': 'Su tarjeta no tiene fondos suficientes.',
    'code-wrong': 'El código de seguridad de su tarjeta no es correcto.',
    'processing-error': 'No se pudo procesar su tarjeta. Inténtelo de nuevo.',
    'confirmation-refused': 'Su banco no confirmó este pago.',
    'collector-unavailable': 'No pudimos conectar con el proveedor de pagos. Inténtelo de nuevo.',
    'not-owner': 'Comuníquese con el propietario del equipo para comprar esto.',
    'bought-on-android': 'Cambie su plan en la aplicación móvil.',
    'already-on-plan': 'Ya tiene este plan.',
    'plan-expired': 'Su plan venció. Elija primero un plan.',
    'product-unknown': 'Esto ya no se ofrece.',
    'coupon-unknown': 'Este cupón no es válido.',
    'coupon-used-up': 'Este cupón ya se usó.',
    'too-few-seats': 'Este plan tiene muy pocos lugares para su equipo.',
    underway: 'Otro pedido de un plan sigue en curso. Inténtelo de nuevo en unos minutos.',
    'key-reused': 'Este pedido ya se hizo. Recargue la página.',
    'price-invalid': 'No hay nada que pagar.',
    'sku-missing': 'Elija un plan.',

    'retry-payment': 'Reintentar el pago',
    'retry-failed': 'No se pudo reintentar su pago. Inténtelo de nuevo.',
    'paid-by-another': 'Otra persona acaba de pagar esta factura. No se le cobró nada a usted.',
    'billing-history': 'Historial de facturación',
    transactions: 'Transacciones',
    receipt: 'Recibo',
    'bill-paid': 'Pagada',
    'bill-open': 'Abierta',
    'bill-past-due': 'Vencida',
    'bill-void': 'Anulada',
    'bill-refunded': 'Reembolsada',
    'bill-disputed': 'En disputa',
    'transaction-payment': 'Pago',
    'transaction-refund': 'Reembolso',
    'transaction-failed-payment': 'Pago fallido',

    'signed-out': 'No hay usuario actual o la sesión expiró',
    'not-found': 'No se encontró.',
    refused: 'No se aceptó.',
    unavailable: 'No se pudo acceder a la facturación. Inténtelo de nuevo.',
  },
);
