// Public exports of notices.
export {
  closeDialog,
  type Dialogs,
  dueNavigation,
  type Modal,
  type ModalKind,
  navigated,
  noDialogs,
  openDialog,
} from './dialog.machine.ts';
export { type NoticeAction, noticeAction, type NoticeToast } from './notice.policy.ts';
export { noticesMessages } from './notices.messages.ts';
export { ShowNotices } from './show-notices.use-case.ts';
export { WatchMigration } from './watch-migration.use-case.ts';
