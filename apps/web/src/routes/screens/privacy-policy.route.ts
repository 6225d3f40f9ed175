export { PrivacyPolicyScreen as Component } from '../../screens/own-pages/privacy-policy.screen.tsx';
