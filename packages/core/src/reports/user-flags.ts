/** D RPT-5.2: the flags that the app offers. The API keeps others as well. */
export const USER_FLAGS = ['starred', 'billed'] as const;
export type UserFlag = (typeof USER_FLAGS)[number];
