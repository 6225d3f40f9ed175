import type { FeeSource, RateFee, TierFee } from '../fee-schedule.ts';

const statute: FeeSource = {
  title: 'Minnesota Statutes 326B.148, Surcharge',
  url: 'https://miweblink2.metro-inet.us/AHPublic/0/doc/442960/Page109.aspx',
  edition: '2023',
  date: '2023',
  read: '2026-11-20',
};

/** Upon permits whose fee goes by valuation. */
export const minnesotaSurcharge: TierFee = {
  id: 'state-surcharge',
  name: 'state-surcharge',
  kind: 'tier',
  basis: 'valuation',
  brackets: [
    { over: '0', upTo: '1000000', base: '0.00', rate: '0.0005' },
    { over: '1000000', upTo: '2000000', base: '500.00', rate: '0.0004' },
    { over: '2000000', upTo: '3000000', base: '900.00', rate: '0.0003' },
    { over: '3000000', upTo: '4000000', base: '1200.00', rate: '0.0002' },
    { over: '4000000', upTo: '5000000', base: '1400.00', rate: '0.0001' },
    { over: '5000000', upTo: null, base: '1500.00', rate: '0.00005' },
  ],
  cite: 'subd. 1',
  source: statute,
};

/** Upon permits whose fee is fixed in amount, called `permit`. */
export const minnesotaSurchargeOnFixedFees: RateFee = {
  id: 'state-surcharge',
  name: 'state-surcharge',
  kind: 'rate',
  basis: { fees: ['permit'] },
  rate: '0.0005',
  min: '1.00',
  cite: 'subd. 1',
  source: statute,
};
