import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAppPath } from './app-path.ts';
import { pathTo } from './path-to.ts';
import { routeOf } from './route-of.policy.ts';
import { ROUTES } from './routes.ts';

describe('the route table', () => {
  it('NAV-1 NAV-2 NAV-3 NAV-4 NAV-5 is this', () => {
    const table = Object.entries(ROUTES).map(([name, { pattern, kind }]) => `${kind} ${pattern} ${name}`);
    expect(table).toMatchInlineSnapshot(`
      [
        "public-only / splash",
        "public-only /main/* legacy",
        "public-only /login login",
        "public-only /enterpriselogin enterpriseLogin",
        "public-only /signup signUp",
        "public-only /signupWithTeam signUpWithTeam",
        "public-only /signupWithSSOTeam signUpWithSsoTeam",
        "public-only /idpauth identityProviderCallback",
        "public-only /auth/google/callback googleCallback",
        "public-only /confirm-signup confirmSignUp",
        "public-only /welcome-back welcomeBack",
        "public-only /forgot-password forgotPassword",
        "public-only /forgot-password-submit forgotPasswordSubmit",
        "open /public/report/:number publicReport",
        "open /paper/:seal paper",
        "open /terms termsOfService",
        "open /sale termsOfSale",
        "open /privacy privacyPolicy",
        "open /help helpCenter",
        "report /report/for pendingReport",
        "report /report/go/:vanityId vanityReport",
        "report /report/sample sampleReport",
        "report /report/:number report",
        "report /reportRequest reportRequest",
        "login-required /accept-terms-of-service acceptTerms",
        "login-required /introduce-yourself introduceYourself",
        "login-required /dashboard/new newProject",
        "login-required /dashboard dashboard",
        "login-required /integrations integrations",
        "login-required /integrations/:id integration",
        "login-required /subscription planDetails",
        "login-required /planupgrade planUpgrade",
        "login-required /mandatory-profile mandatoryProfile",
        "login-required /profile profile",
        "login-required /profile/full fullProfile",
        "login-required /profile/verifyphone verifyPhone",
        "login-required /profile/email changeEmail",
        "login-required /profile/password changePassword",
        "login-required /profile/mobilecompanydetails companyDetails",
        "login-required /plans plans",
        "login-required /plans/purchase purchasePlan",
        "login-required /business_pricing businessPricing",
        "login-required /addresslookup addressLookup",
        "login-required /search search",
        "login-required /propertytype propertyType",
        "login-required /singlepurchase singlePurchase",
        "login-required /myTeam myTeam",
        "login-required /editteam editTeam",
        "login-required /editteammember editTeamMember",
        "login-required /feedback feedback",
        "login-required /manufacturer-selection/:reportNumber manufacturerSelection",
        "login-required /permit-fee/:reportNumber permitFee",
        "login-required /tools tools",
        "login-required /tools/iws iwsTool",
        "login-required /tools/waste wasteTool",
        "login-required /tools/ventilation ventilationTool",
        "login-required /calculators/iws/:reportNumber? iwsCalculator",
        "login-required /calculators/waste/:reportNumber? wasteCalculator",
        "login-required /calculators/ventilation/:reportNumber? ventilationCalculator",
        "login-required /calculators/:type/:reportNumber? calculator",
        "report /estimate estimates",
        "report /estimate/:type estimate",
      ]
    `);
  });
});

describe('a path', () => {
  it('NAV-1 NAV-3 NAV-4 NAV-5 is made from its name', () => {
    expect(pathTo('splash')).toBe('/');
    expect(pathTo('report', { number: '1024' }, { sample: 'true' })).toBe('/report/1024?sample=true');
    expect(pathTo('calculator', { type: 'iws' })).toBe('/calculators/iws');
    expect(pathTo('wasteCalculator', { reportNumber: '1024' })).toBe('/calculators/waste/1024');
    expect(pathTo('purchasePlan', {}, { sku: 'a b&c', payUpFront: 'true' })).toBe(
      '/plans/purchase?sku=a%20b%26c&payUpFront=true',
    );
    expect(pathTo('feedback', {}, { source: 'report', reportNumber: undefined })).toBe(
      '/feedback?source=report',
    );
    expect(pathTo('pendingReport', {}, { address: '1600 Pennsylvania Ave', roofType: 'steep' })).toBe(
      '/report/for?address=1600%20Pennsylvania%20Ave&roofType=steep',
    );
  });

  it('NAV-3 brings back what it was filled in with', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !/^\.{1,2}$/.test(value));
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme' }), (vanityId, email) => {
        expect(routeOf(pathTo('vanityReport', { vanityId }))).toMatchObject({
          name: 'vanityReport',
          params: { vanityId },
        });
        expect(routeOf(pathTo('login', {}, { email }))).toMatchObject({ name: 'login', query: { email } });
      }),
    );
  });

  it('NAV-10 is a path of this app whatever it is filled in with, half characters too', () => {
    const unfit = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(unfit, unfit, (number, sample) => {
        expect(parseAppPath(pathTo('report', { number }, { sample })).ok).toBe(true);
      }),
    );
    expect(parseAppPath('//evil.example')).toEqual({ ok: false, failure: 'not-a-path-of-this-app' });
    expect(pathTo('report', { number: '\uD800' })).toBe('/report/%EF%BF%BD');
  });
});
