/** Gives every test of a browser package the matchers of jest-dom, such as `toBeVisible`. */
import '@testing-library/jest-dom';
