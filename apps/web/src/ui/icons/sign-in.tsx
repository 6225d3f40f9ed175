import IconBrandAppleFilled from '@tabler/icons-react/dist/esm/icons/IconBrandAppleFilled.mjs';
import IconBrandGoogleFilled from '@tabler/icons-react/dist/esm/icons/IconBrandGoogleFilled.mjs';
import IconBrandWindowsFilled from '@tabler/icons-react/dist/esm/icons/IconBrandWindowsFilled.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { drawn } from '../icon.tsx';

/** Icons of the ways to sign in. */
export const AppleIcon = /* @__PURE__ */ drawn(IconBrandAppleFilled);
export const GoogleIcon = /* @__PURE__ */ drawn(IconBrandGoogleFilled);
export const HideIcon = /* @__PURE__ */ drawn(IconEyeOff);
export const MailIcon = /* @__PURE__ */ drawn(IconMail);
export const MicrosoftIcon = /* @__PURE__ */ drawn(IconBrandWindowsFilled);
export const PhoneIcon = /* @__PURE__ */ drawn(IconPhone);
export const ShowIcon = /* @__PURE__ */ drawn(IconEye);
