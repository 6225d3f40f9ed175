import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { drawn } from './icon.tsx';

/** The few icons that the first page may need. */
export const CloseIcon = /* @__PURE__ */ drawn(IconX);
export const DoneIcon = /* @__PURE__ */ drawn(IconCircleCheck);
export const ErrorIcon = /* @__PURE__ */ drawn(IconAlertCircle);
export const ExternalIcon = /* @__PURE__ */ drawn(IconExternalLink);
export const InfoIcon = /* @__PURE__ */ drawn(IconInfoCircle);
export const WarningIcon = /* @__PURE__ */ drawn(IconAlertTriangle);
