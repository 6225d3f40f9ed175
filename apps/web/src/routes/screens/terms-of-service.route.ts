export { TermsOfServiceScreen as Component } from '../../screens/own-pages/terms-of-service.screen.tsx';
