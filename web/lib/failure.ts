/** Why a save failed, as a form shows it. */
export interface Failure {
  /** For the message at the top right. */
  text: string;
  /** The text of each refused field. */
  fields: Readonly<Record<string, string>>;
}
