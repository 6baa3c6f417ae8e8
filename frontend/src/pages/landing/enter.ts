/** Props of the sections of the landing page. */
export interface EnterProps {
  /** Opens the dialog to sign up or to log in; afterwards the page reloads, where it was scrolled to, or the address `leadsTo` opens. */
  onEnter: (mode: 'login' | 'register', options?: { leadsTo?: string }) => void;
}
