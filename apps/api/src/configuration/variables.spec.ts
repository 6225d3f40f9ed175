import { describe, expect, it } from 'vitest';
import { goodEnvironment } from '../testing/good-environment.ts';
import { configurationFrom } from './configuration.ts';
import { VARIABLES, type VariableName } from './variables.ts';

const WRONG: { readonly [Name in VariableName]?: string } = {
  DATABASE_URL: 'mysql://root:hunter2@db/ridgeline',
  DATABASE_CONNECTIONS: '1',
  PORT: '65536',
  PUBLIC_ADDRESS: 'https://ridgeline.example.com/',
  TRUSTED_PROXIES: 'everybody',
  ENVIRONMENT: 'Production!',
  USER_POOL_ISSUER: 'cognito',
  USER_POOL_DOMAIN: 'https://auth.example.com',
  REGION: 'virginia',
  SMTP_URL: 'https://mail.example.com/hunter2',
  MAIL_FROM: 'Ridgeline <a@example.com>\nBcc: b@example.com',
  TEXTS_ENDPOINT: 'sns',
  FILES_ENDPOINT: 'file:///var/files',
  FILES_BUCKET: 'Bucket Of Files',
  STRIPE_SECRET_KEY: 'pk_live_hunter2',
  STRIPE_PUBLISHABLE_KEY: 'sk_live_hunter2',
  STRIPE_WEBHOOK_SECRET: 'hunter2',
  STRIPE_ENDPOINT: 'http://localhost:4300/v1',
  GEOCODER_ENDPOINT: 'geocoding.geo.census.gov',
  LINK_SECRET: 'hunter2',
  WEBHOOK_SINK: 'localhost:4600',
  METRICS_PORT: '-1',
  JOBS: 'yes',
  SHUTDOWN_GRACE: '1 minute',
  LOG_LEVEL: 'loud',
};

describe('the configuration', () => {
  it('takes a good environment, and what it leaves out as it is meant', () => {
    const { values, texts } = configurationFrom(goodEnvironment());
    expect(values).toMatchObject({
      PORT: 8080,
      JOBS: true,
      TRUSTED_PROXIES: [],
      WEB_FOLDER: null,
      LOG_LEVEL: 'info',
    });
    expect(texts).toBeNull();
  });

  it('names every variable that is missing, each in a sentence of its own', () => {
    const needed = Object.entries(VARIABLES).filter(([, variable]) => !('fallback' in variable));
    const sentences = problemOf({}).split('\n');
    expect(sentences).toHaveLength(needed.length);
    for (const [name, { must }] of needed)
      expect(sentences).toContain(`${name} is not set; it has to be ${must}.`);
  });

  it.each(Object.entries(WRONG))('refuses %s = %j, and repeats no secret', (name, value) => {
    const sentence = problemOf({ ...goodEnvironment(), [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} .*has to be `, 's'));
    expect(sentence).not.toContain('hunter2');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(problemOf({ ...goodEnvironment(), LINK_SECRET: '' })).toContain('LINK_SECRET is not set');
    expect(configurationFrom({ ...goodEnvironment(), PORT: '' }).values.PORT).toBe(8080);
  });

  it('knows that texts need both halves of their key', () => {
    const environment = { ...goodEnvironment(), TEXTS_ENDPOINT: 'https://sns.us-east-1.amazonaws.com' };
    expect(problemOf(environment)).toContain('TEXTS_ACCESS_KEY_ID and TEXTS_SECRET_ACCESS_KEY');
    const whole = { ...environment, TEXTS_ACCESS_KEY_ID: 'AKIA', TEXTS_SECRET_ACCESS_KEY: 'secret' };
    expect(configurationFrom(whole).texts).toMatchObject({ region: 'us-east-1', accessKeyId: 'AKIA' });
  });

  it('keeps files in a folder where no storage is set, and knows what a storage needs', () => {
    const { FILES_BUCKET: _, ...withoutBucket } = goodEnvironment();
    expect(configurationFrom({ ...goodEnvironment(), FILES_ENDPOINT: '' }).files).toEqual({
      folder: 'files',
    });
    expect(problemOf(withoutBucket)).toContain(
      'FILES_BUCKET, FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY',
    );
    expect(configurationFrom(goodEnvironment()).files).toMatchObject({ bucket: 'ridgeline' });
  });

  it('PLAN-9 charges at Stripe by its key, and at the stand-in by a local one, never in production', () => {
    expect(configurationFrom(goodEnvironment())).toMatchObject({ payments: null, paymentEvents: null });
    const events = { ...goodEnvironment(), STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(configurationFrom(events).paymentEvents).toEqual({ webhookSecret: 'whsec_1' });
    const real = { ...goodEnvironment(), STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(configurationFrom(real).payments).toEqual({ secretKey: 'sk_test_1', endpoint: null });
    const endpoint = 'http://localhost:4300';
    expect(problemOf({ ...real, STRIPE_ENDPOINT: endpoint })).toContain('STRIPE_ENDPOINT');
    const local = { ...goodEnvironment(), STRIPE_SECRET_KEY: 'sk_local_1', ENVIRONMENT: 'staging' };
    expect(problemOf(local)).toContain('STRIPE_ENDPOINT');
    const whole = { ...local, STRIPE_ENDPOINT: endpoint };
    expect(configurationFrom(whole).payments).toEqual({ secretKey: 'sk_local_1', endpoint });
    expect(problemOf({ ...whole, ENVIRONMENT: 'production' })).toContain('production');
    expect(problemOf({ ...goodEnvironment(), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toContain('one mode');
    expect(problemOf({ ...real, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toContain('one mode');
    expect(problemOf({ ...real, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toBe('');
  });

  it.each([
    ['sk_test_1', null, 'staging', true],
    ['rk_test_1', null, 'staging', true],
    ['sk_local_1', 'http://localhost:4300', 'staging', true],
    ['sk_test_1', null, 'production', false],
    ['sk_live_1', null, 'staging', false],
    ['rk_live_1', null, 'live', false],
    ['', null, 'staging', false],
  ])(
    'PLAN-8 with the key %j, at %j, as %s: test clocks are on: %s',
    (key, endpoint, environment, testClocks) => {
      const given = {
        STRIPE_SECRET_KEY: key,
        ENVIRONMENT: environment,
        ...(endpoint && { STRIPE_ENDPOINT: endpoint }),
      };
      expect(configurationFrom({ ...goodEnvironment(), ...given }).testClocks).toBe(testClocks);
    },
  );

  it('AUTH-9 knows that a client at Google has a secret, and where Google comes back to', () => {
    const environment = { ...goodEnvironment(), GOOGLE_CLIENT_ID: '123.apps.googleusercontent.com' };
    expect(configurationFrom(goodEnvironment()).google).toBeNull();
    expect(problemOf(environment)).toContain('GOOGLE_CLIENT_SECRET');
    expect(configurationFrom({ ...environment, GOOGLE_CLIENT_SECRET: 'secret' }).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: '123.apps.googleusercontent.com',
      clientSecret: 'secret',
      redirectUri: 'https://ridgeline.example.com/auth/google/callback',
    });
  });
});

function problemOf(environment: Readonly<Record<string, string>>): string {
  try {
    configurationFrom(environment);
    return '';
  } catch (problem) {
    return (problem as Error).message;
  }
}
