/** A refusal with Amazon Cognito's name and message, answered as HTTP 400. Actions throw nothing else on purpose. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const refuse = (type: string, message: string) => () => new Refusal(type, message);

/** Cognito's exact messages; `readRefusal` in core and the profile screens compare with them. */
export const refusals = {
  // AUTH-3 AUTH-4 AUTH-5
  unknownUser: refuse('UserNotFoundException', 'User does not exist.'),
  notConfirmed: refuse('UserNotConfirmedException', 'User is not confirmed.'),
  wrongPassword: refuse('NotAuthorizedException', 'Incorrect username or password.'),
  passwordAttemptsExceeded: refuse('NotAuthorizedException', 'Password attempts exceeded'),
  disabled: refuse('NotAuthorizedException', 'User is disabled.'),
  /** A pool's message if the trigger that migrates accounts from an older system finds the password wrong. */
  badPasswordMigration: refuse(
    'UserLambdaValidationException',
    'UserMigration failed with error Bad password.',
  ),

  codeMismatch: refuse('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  codeExpired: refuse('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  codeNotDelivered: refuse('CodeDeliveryFailureException', 'The verification code could not be delivered.'),
  attemptLimit: refuse('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),

  usernameTaken: refuse('UsernameExistsException', 'An account with the given email already exists.'),
  emailTaken: refuse('AliasExistsException', 'An account with the given email already exists.'),
  alreadyConfirmed: refuse('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),

  accessTokenInvalid: refuse('NotAuthorizedException', 'Invalid Access Token'),
  accessTokenExpired: refuse('NotAuthorizedException', 'Access Token has expired'),
  accessTokenRevoked: refuse('NotAuthorizedException', 'Access Token has been revoked'),
  refreshTokenInvalid: refuse('NotAuthorizedException', 'Invalid Refresh Token'),
  refreshTokenExpired: refuse('NotAuthorizedException', 'Refresh Token has expired'),
  refreshTokenRevoked: refuse('NotAuthorizedException', 'Refresh Token has been revoked'),
  challengeExpired: refuse('NotAuthorizedException', 'Invalid session for the user, session is expired.'),

  notJson: refuse('SerializationException', 'The body is not a JSON object.'),
  notAnAdmin: refuse('MissingAuthenticationTokenException', 'Missing Authentication Token'),
  unknownAdmin: refuse(
    'UnrecognizedClientException',
    'The security token included in the request is invalid.',
  ),
};

export function invalidParameter(message: string): Refusal {
  return new Refusal('InvalidParameterException', message);
}

/** What a pool says when its pre sign-up trigger throws. */
export function preSignUpFailed(why: string, email: string): Refusal {
  return new Refusal('UserLambdaValidationException', `PreSignUp failed with error ${why} for ${email}.`);
}

export function resourceNotFound(message: string): Refusal {
  return new Refusal('ResourceNotFoundException', message);
}

export function invalidPassword(why: string): Refusal {
  return new Refusal('InvalidPasswordException', `Password did not conform with policy: ${why}`);
}

export function unknownOperation(target: string): Refusal {
  return new Refusal('UnknownOperationException', `Unknown operation: ${target}`);
}
