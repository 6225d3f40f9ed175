import { messages } from '../shared/messages.ts';
import type { AddMembersFailure } from './add-members.use-case.ts';
import type { AnswerInviteFailure } from './answer-invite.use-case.ts';
import type { ChangeOwnerFailure } from './change-owner.use-case.ts';
import type { ChangeRoleFailure } from './change-role.use-case.ts';
import type { LoadInactiveMembersFailure } from './load-inactive-members.use-case.ts';
import type { RemoveMemberFailure } from './remove-member.use-case.ts';
import type { RenameTeamFailure } from './rename-team.use-case.ts';
import type { ResendInvitesFailure } from './resend-invites.use-case.ts';
import type { RestoreMemberFailure } from './restore-member.use-case.ts';
import type { InviteStatus } from './team.ts';
import type { UploadLogoFailure } from './upload-logo.use-case.ts';

type Said =
  | AddMembersFailure['code']
  | AnswerInviteFailure
  | ChangeOwnerFailure
  | ChangeRoleFailure
  | LoadInactiveMembersFailure
  | RemoveMemberFailure
  | RenameTeamFailure
  | ResendInvitesFailure
  | RestoreMemberFailure
  | UploadLogoFailure
  | InviteStatus
  | 'occ-id-required'
  | 'team-unavailable'
  | 'invites-unavailable'
  | 'count-unavailable'
  | 'team-reports-unavailable'
  | 'projects-unavailable';

// TEAM-6
export const teamsMessages = messages(
  {
    'not-authenticated': 'User not authenticated. Please log in.',
    'inactive-team-id-required': 'Team ID is required to fetch inactive team members.',
    'team-id-required': 'Team ID is required.',
    'status-required': 'Status is required.',
    'occ-id-required': 'Occ ID is required.',
    'status-not-resendable': 'Members who have joined need no new invite.',
    'success-flag-missing': 'We could not confirm that the invites were sent. Please try again.',
    'no-team': 'You have no team yet.',
    'not-owner': 'Only the team owner can do this.',
    'not-admin': 'Only the team owner and admins can do this.',
    'admins-by-owner': 'Only the team owner can add, change and remove admins.',
    'too-many-invites': 'Your team has sent 200 invites today. Send the others tomorrow.',
    'not-in-plan': 'Your plan does not include a team. Your people and projects stay as they are.',
    'not-a-member': 'This person is not a member of the team.',
    'already-owner': 'This person already owns the team.',
    'owner-keeps-role': 'The owner’s role cannot be changed. Change the owner first.',
    'owner-stays': 'The owner cannot be removed. Change the owner first.',
    'role-unknown': 'Required Selection',
    'team-name-missing': 'Required Field',
    'emails-missing': 'Required Field',
    'emails-invalid': 'Must be a valid email: {invalid}',
    'already-active': 'This person is already a member of the team.',
    'already-declined': 'This invite was declined. Ask the team owner for a new one.',
    'not-invited': 'This invite no longer exists. Ask the team owner for a new one.',
    'in-another-team': 'You are on another team. Leave it first; the invite stays open.',
    'team-full':
      'All seats of the team’s plan are taken. The invite stays open; ask the team owner for a seat.',
    'invite-not-answered': 'Your answer could not be saved. Please try again.',
    'logo-type-unsupported': 'Choose a PNG, JPEG or WebP image.',
    'logo-empty': 'This image is empty.',
    'logo-too-large': 'Choose an image of at most 5 MB.',
    'logo-not-uploaded': 'The logo could not be uploaded. Please try again.',
    'team-not-renamed': 'The team could not be renamed. Please try again.',
    'members-not-added': 'The invites could not be sent. Please try again.',
    'member-not-removed': 'The member could not be removed. Please try again.',
    'member-not-restored': 'The member could not be brought back. Please try again.',
    'removed-too-long-ago': 'A removal can be undone for one hour. Invite this person again.',
    'member-in-another-team': 'This person has joined another team in the meantime.',
    'no-seat-left': 'All seats of your plan are taken or held by open invites. Free one first.',
    'owner-not-changed': 'The owner could not be changed. Please try again.',
    'role-not-changed': 'The role could not be changed. Please try again.',
    'invites-not-resent': 'The invites could not be sent again. Please try again.',
    'team-unavailable': 'The team could not be loaded. Please try again.',
    'members-unavailable': 'The members could not be loaded. Please try again.',
    'invites-unavailable': 'The invites could not be loaded. Please try again.',
    'team-reports-unavailable': 'The team’s reports could not be loaded. Please try again.',
    'count-unavailable': 'The number of reports could not be loaded. Please try again.',
    'projects-unavailable': 'The choices could not be loaded. Please try again.',
    active: 'Active',
    pending: 'Pending',
    declined: 'Declined',
  } as const satisfies Record<Said, string>,
  {
    'not-authenticated': 'Usuario no autenticado. Inicie sesión.',
    'inactive-team-id-required':
      'Se requiere el identificador del equipo para obtener los miembros inactivos.',
    'team-id-required': 'Se requiere el identificador del equipo.',
    'status-required': 'Se requiere el estado.',
    'occ-id-required': 'Se requiere el identificador Occ.',
    'status-not-resendable': 'Los miembros que ya se unieron no necesitan otra invitación.',
    'success-flag-missing': 'No pudimos confirmar que se enviaron las invitaciones. Inténtelo de nuevo.',
    'no-team': 'Aún no tiene un equipo.',
    'not-owner': 'Solo el propietario del equipo puede hacer esto.',
    'not-admin': 'Solo el propietario y los administradores del equipo pueden hacer esto.',
    'admins-by-owner': 'Solo el propietario del equipo puede nombrar, cambiar y quitar administradores.',
    'too-many-invites': 'Su equipo envió hoy 200 invitaciones. Envíe las demás mañana.',
    'not-in-plan': 'Su plan no incluye un equipo. Su gente y sus proyectos quedan como están.',
    'not-a-member': 'Esta persona no es miembro del equipo.',
    'already-owner': 'Esta persona ya es propietaria del equipo.',
    'owner-keeps-role': 'No se puede cambiar el rol del propietario. Cambie primero de propietario.',
    'owner-stays': 'No se puede quitar al propietario. Cambie primero de propietario.',
    'role-unknown': 'Selección obligatoria',
    'team-name-missing': 'Campo obligatorio',
    'emails-missing': 'Campo obligatorio',
    'emails-invalid': 'Debe ser un correo electrónico válido: {invalid}',
    'already-active': 'Esta persona ya es miembro del equipo.',
    'already-declined': 'Esta invitación fue rechazada. Pida una nueva al propietario del equipo.',
    'not-invited': 'Esta invitación ya no existe. Pida una nueva al propietario del equipo.',
    'in-another-team': 'Usted está en otro equipo. Salga de él primero; la invitación sigue abierta.',
    'team-full':
      'Todos los lugares del plan del equipo están ocupados. La invitación sigue abierta; pida un lugar al propietario del equipo.',
    'invite-not-answered': 'No se pudo guardar su respuesta. Inténtelo de nuevo.',
    'logo-type-unsupported': 'Elija una imagen PNG, JPEG o WebP.',
    'logo-empty': 'Esta imagen está vacía.',
    'logo-too-large': 'Elija una imagen de 5 MB como máximo.',
    'logo-not-uploaded': 'No se pudo subir el logotipo. Inténtelo de nuevo.',
    'team-not-renamed': 'No se pudo cambiar el nombre del equipo. Inténtelo de nuevo.',
    'members-not-added': 'No se pudieron enviar las invitaciones. Inténtelo de nuevo.',
    'member-not-removed': 'No se pudo quitar al miembro. Inténtelo de nuevo.',
    'member-not-restored': 'No se pudo traer de vuelta al miembro. Inténtelo de nuevo.',
    'removed-too-long-ago': 'Se puede deshacer durante una hora. Invite otra vez a esta persona.',
    'member-in-another-team': 'Esta persona se ha unido entretanto a otro equipo.',
    'no-seat-left':
      'Todos los lugares de su plan están ocupados o reservados por invitaciones abiertas. Libere uno primero.',
    'owner-not-changed': 'No se pudo cambiar de propietario. Inténtelo de nuevo.',
    'role-not-changed': 'No se pudo cambiar el rol. Inténtelo de nuevo.',
    'invites-not-resent': 'No se pudieron reenviar las invitaciones. Inténtelo de nuevo.',
    'team-unavailable': 'No se pudo cargar el equipo. Inténtelo de nuevo.',
    'members-unavailable': 'No se pudieron cargar los miembros. Inténtelo de nuevo.',
    'invites-unavailable': 'No se pudieron cargar las invitaciones. Inténtelo de nuevo.',
    'team-reports-unavailable': 'No se pudieron cargar los informes del equipo. Inténtelo de nuevo.',
    'count-unavailable': 'No se pudo cargar el número de informes. Inténtelo de nuevo.',
    'projects-unavailable': 'No se pudieron cargar las opciones. Inténtelo de nuevo.',
    active: 'Activo',
    pending: 'Pendiente',
    declined: 'Rechazado',
  },
);
