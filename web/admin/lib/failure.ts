/** Why a save failed, as a form shows it. */
export interface Failure {
  /** For the message at the top right. */
  text: string;
  /** The text of each refused field. */
  fields: Readonly<Record<string, string>>;
  /** Somebody else saved the record after this form had loaded it. */
  isConflict?: boolean;
}
