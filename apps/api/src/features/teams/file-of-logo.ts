/** Under the team’s own id, so that a team cannot show a logo that another team has stored. */
export function fileOfLogo(teamId: string, imgKey: string): string {
  return `logos/${teamId}/${imgKey}.png`;
}
