export { HelpCenterScreen as Component } from '../../screens/own-pages/help-center.screen.tsx';
