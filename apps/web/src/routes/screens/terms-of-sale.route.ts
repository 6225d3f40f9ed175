export { TermsOfSaleScreen as Component } from '../../screens/own-pages/terms-of-sale.screen.tsx';
