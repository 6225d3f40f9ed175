import { messages } from '@ridgeline/core/shared';

export const providerMessages = messages(
  {
    'with-google': 'Continue with Google',
    'with-apple': 'Continue with Apple',
    'with-microsoft': 'Continue with Microsoft',
    'with-saml': 'Continue with your company',
    google: 'Google',
    apple: 'Apple',
    microsoft: 'Microsoft',
    saml: 'your company',
    pending: 'Contacting the provider',
  },
  {
    'with-google': 'Continuar con Google',
    'with-apple': 'Continuar con Apple',
    'with-microsoft': 'Continuar con Microsoft',
    'with-saml': 'Continuar con su empresa',
    google: 'Google',
    apple: 'Apple',
    microsoft: 'Microsoft',
    saml: 'su empresa',
    pending: 'Contactando al proveedor',
  },
);
