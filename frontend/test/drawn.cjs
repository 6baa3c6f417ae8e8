// A picture that is drawn at build time, in tests: an address.
module.exports = '/drawn.svg';
