/** The id of the user pool in every local world. */
export const LOCAL_USER_POOL_ID = 'us-east-1_Local0001';
/** The access key id of administrators; it is a name, not a secret. */
export const LOCAL_ADMIN_KEY_ID = 'local-admin';
