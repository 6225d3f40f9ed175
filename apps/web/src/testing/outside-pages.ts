import type { OutsidePages } from '../view-model/configuration.store.ts';

export const outsidePages: OutsidePages = {
  'terms-of-service': 'https://www.example.com/terms',
  'terms-of-sale': 'https://www.example.com/sale',
  'privacy-policy': 'https://www.example.com/privacy',
  'help-center': 'https://help.example.com',
  'industry-news': 'https://news.example.com',
  'pricing-enquiry': 'https://www.example.com/pricing',
};
