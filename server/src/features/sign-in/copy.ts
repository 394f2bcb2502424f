/** Every word that this room sends by mail or says in an error. Nothing that somebody typed is in a message: it goes to whoever they name. */
export const copy = {
  codeInvalid: 'That code doesn’t work. It may be mistyped, already used or more than 10 minutes old. You can ask for a new one.',
  noAccount: 'No account uses this email address.',
  noSession: 'That device is already signed out.',
  taken: 'An account with this email already exists.',
  tooManyAsks: 'We’ve sent several codes to this address. Please use the last one, or try again later.',
  tooManyTries: 'That was a lot of tries at once. Please wait a while and try again.',

  fillIn: 'Fill in the code for me',
  openSignIn: 'Sign in',

  signIn: {
    subject: 'Your Alive sign-in code',
    lead: 'Enter this code to sign in to Alive:',
    after: ['It works once and expires in 10 minutes.'],
    end: 'Didn’t ask for this? You can ignore this message. No one can sign in without the code.',
  },
  confirm: {
    subject: 'Confirm your email for Alive',
    lead: 'Enter this code in Alive to confirm that this is your email:',
    after: ['It works once and expires in 10 minutes. Once your email is confirmed, you can sign in with this email on any device.'],
    end: 'Don’t use Alive? Someone may have mistyped their email. You can ignore this message.',
  },
  alreadyTaken: {
    subject: 'You already have an Alive account',
    lead: 'Someone just tried to add this email to another Alive account. It already belongs to your account, so we changed nothing.',
    after: ['Was that you? Choose “Sign in” in Alive and use this email. We’ll send you a code.'],
    end: 'If it wasn’t you, you can ignore this message. Your account is safe.',
  },
  changed: {
    subject: 'Your Alive email was changed',
    lead: 'An Alive account that used this email now uses another one. You can’t sign in with this email anymore.',
    after: [],
    end: 'If you didn’t change it, someone else may be using your account. Contact the people who run Alive at your school right away.',
  },
};
