/** Every required variable, as in production. */
export function goodEnvironment(): Record<string, string> {
  return {
    DATABASE_URL: 'postgres://ridgeline:secret@127.0.0.1:5432/ridgeline',
    PUBLIC_ADDRESS: 'https://ridgeline.example.com',
    USER_POOL_ISSUER: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_AbCdEfGhI',
    USER_POOL_ID: 'us-east-1_AbCdEfGhI',
    USER_POOL_CLIENT_ID: 'web',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'Ridgeline <hello@example.com>',
    FILES_ENDPOINT: 'http://127.0.0.1:9000',
    FILES_BUCKET: 'ridgeline',
    FILES_ACCESS_KEY_ID: 'files-key',
    FILES_SECRET_ACCESS_KEY: 'files-secret',
    LINK_SECRET: '0123456789abcdef0123456789abcdef',
  };
}
