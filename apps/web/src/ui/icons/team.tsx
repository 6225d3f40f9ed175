import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { drawn } from '../icon.tsx';

/** Icons of the team's roster. */
export const OpenInviteIcon = /* @__PURE__ */ drawn(IconCircleDashed);
export const DeclinedIcon = /* @__PURE__ */ drawn(IconCircleX);
export const InvitedIcon = /* @__PURE__ */ drawn(IconMail);
export const EditEntryIcon = /* @__PURE__ */ drawn(IconPencil);
export const PictureIcon = /* @__PURE__ */ drawn(IconPhoto);
export const SendAgainIcon = /* @__PURE__ */ drawn(IconRefresh);
