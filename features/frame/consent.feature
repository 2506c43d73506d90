Feature: Cookie consent

  @SHELL-13 @SHELL-14
  Scenario: Only essential cookies and requests are used before consent
    Given I have not been asked about cookies yet
    When I open "/login"
    And I open "/application/loan-info"
    Then no analytics have been loaded
    And no host but the portal received a request
    And the page allows requests to no other host
    And I have no cookies but those of the session and the choices I made
    And I am asked about cookies
    And saying no is as easy as saying yes

  @SHELL-12 @needs-devtools
  Scenario: Answering the cookie question loads no style sheet of other pages
    Given I have not been asked about cookies yet
    When I open "/application/loan-info"
    And I agree to essential cookies
    Then the page uses every style sheet that it has loaded

  @SHELL-14
  Scenario Outline: After consent to <what> cookies, the tag manager <is> loaded
    Given I have not been asked about cookies yet
    When I open "/login"
    And I agree to <what> cookies
    Then the tag manager of Lindhof Bank <is> loaded from the scripts path

    Examples:
      | what      | is     |
      | analytics | is     |
      | marketing | is not |

  @SHELL-14 @needs-partners
  Scenario: Consent loads no tag manager if none is configured
    Given I have not been asked about cookies yet
    And I visit Seefeld Kredit
    When I open "/login"
    And I agree to all cookies
    And I open "/register"
    Then no analytics have been loaded

  @SHELL-14
  Scenario: Consent applies on every page until it is withdrawn
    Given I have not been asked about cookies yet
    When I open "/login"
    And I agree to all cookies
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    And there are analytics cookies
    When I open "/register"
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    When I open the cookie settings
    And I agree to essential cookies
    Then the page holds no tag manager
    And there are no analytics cookies
    And the page allows requests to no other host

  @SHELL-14 @D-91
  Scenario: Pages with secrets in their address run no analytics
    Given I have not been asked about cookies yet
    When I open "/login"
    And I agree to all cookies
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    When I open "/user/account/reset/Xk3-secret-9Qz"
    Then no analytics have been loaded
    And the page allows requests to no other host
    When the page leads me on to "/login"
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    And analytics know of these addresses alone:
      | /login |
    When I go back in the browser
    Then no analytics have been loaded

  @SHELL-14 @D-91
  Scenario Outline: A login with a secret in its address runs no analytics: <address>
    Given I have not been asked about cookies yet
    When I open "/register"
    And I agree to all cookies
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    When I open "<address>"
    Then nothing of the tag manager has been loaded

    Examples:
      | address                                   |
      | /login#confirmation_token=Xk3-secret-9Qz  |
      | /login?code=Xk3-secret-9Qz                |
      | /login?t=Xk3-secret-9Qz                   |

  @SHELL-14 @D-91
  Scenario: A link to a page with a secret in its URL reloads the page, so that analytics never see the secret
    Given I have not been asked about cookies yet
    When I open "/login"
    And I agree to all cookies
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    When the page leads me on to "/register"
    And the page leads me on to "/user/account/invite/Xk3-secret-9Qz"
    Then no analytics have been loaded
    And the page allows requests to no other host
    And analytics saw the address "/register", and never "Xk3-secret-9Qz"

  @SHELL-14 @D-91
  Scenario: Analytics receive route patterns instead of addresses
    Given I finance three objects
    And I have not been asked about cookies yet
    When I open my objects
    And I agree to all cookies
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    When the page leads me on to "documents"
    Then analytics know of these addresses alone:
      | /dashboard/applications/:id/objects   |
      | /dashboard/applications/:id/documents |

  @SHELL-13 @SHELL-14
  Scenario: Consent and its withdrawal keep a visitor's input
    Given I have not been asked about cookies yet
    When I open "/register"
    And I fill in the e-mail "anna@example.com"
    And I agree to all cookies
    Then the e-mail still reads "anna@example.com"
    And the e-mail has the focus
    And no analytics have been loaded
    When I go on to the login
    Then the tag manager of Lindhof Bank is loaded from the scripts path
    When I fill in the e-mail "anna@example.com"
    And I open the cookie settings
    And I agree to essential cookies
    Then the e-mail still reads "anna@example.com"
    And the tag manager can report nothing any more

  @SHELL-13 @SHELL-14
  Scenario: Declining cookies keeps the focus in the field and lasts 180 days
    Given I have not been asked about cookies yet
    When I open "/register"
    And I fill in the e-mail "anna@example.com"
    And I agree to essential cookies
    Then the e-mail still reads "anna@example.com"
    And the e-mail has the focus
    And the tag manager of Lindhof Bank is not loaded from the scripts path
    When 181 days pass for my browser
    And I open "/login"
    Then I am asked about cookies

  @SHELL-13
  Scenario: Clicking the cookie question's text keeps the focus in the field
    Given I have not been asked about cookies yet
    When I open "/register"
    And I fill in the e-mail "anna@example.com"
    And I press the words of the question
    And I agree to analytics cookies
    Then the e-mail still reads "anna@example.com"
    And the e-mail has the focus

  @SHELL-13 @keyboard
  Scenario: After the cookie question, the keyboard focus returns to the start of the page
    Given I have not been asked about cookies yet
    When I open "/login"
    Then I am asked about cookies
    And nothing has the focus
    When I go on by 2 stops
    Then the question has the focus
    When I agree to essential cookies
    Then the skip link has the focus
    And I am not asked about cookies

  @SHELL-13
  Scenario: Declining cookies leaves a scrolled page where it is
    Given I have not been asked about cookies yet
    When I open "/application/loan-info"
    Then I am asked about cookies
    When I scroll to the middle of the page
    And I agree to essential cookies
    Then I am not asked about cookies
    And the page has not jumped to its top

  @SHELL-13
  Scenario: Declining cookies on a fresh page moves the focus to the heading
    Given I have not been asked about cookies yet
    When I open "/register"
    And I agree to essential cookies
    Then the heading has the focus

  @SHELL-13
  Scenario Outline: The cookie question takes at most a quarter of a <width> by <height> screen in every language
    Given I have not been asked about cookies yet
    And I hold a phone of <width> by <height> pixels
    Then in each language the question takes at most 25 percent of the screen, and saying no is as easy as saying yes, on:
      | /login?lang=de                 |
      | /application/loan-info?lang=en |
      | /login?lang=fr                 |
      | /application/loan-info?lang=pl |
      | /login?lang=pl                 |

    Examples:
      | width | height |
      | 320   | 568    |
      | 390   | 844    |

  @SHELL-13 @browser
  Scenario: A space separates the sentences of the cookie question
    Given I have not been asked about cookies yet
    When I open "/login"
    Then the question reads "Notwendige Cookies setzen wir immer. Über Analyse und Marketing entscheiden Sie."

  @SHELL-13
  Scenario: The cookie question on a phone leaves no gap above the bottom bar
    Given I have not been asked about cookies yet
    And I hold a phone of 390 by 844 pixels
    When I open "/application/loan-info"
    Then the question and the bar under it leave no gap

  @SHELL-13 @phone
  Scenario: A visitor chooses cookie categories on a phone
    Given I have not been asked about cookies yet
    When I open "/login"
    And I customise the question
    And I agree to analytics cookies
    Then the tag manager of Lindhof Bank is loaded from the scripts path

  @SHELL-13
  Scenario Outline: The cookie question on <address> follows the skip link and covers no content
    Given I have not been asked about cookies yet
    When I open "<address>"
    Then I am asked about cookies
    And nothing has the focus
    When I go on by 2 stops
    Then the question has the focus
    And at the end of the page there is the question under it, and nothing else

    Examples:
      | address                |
      | /login                 |
      | /application/loan-info |

  @SHELL-12 @phone
  Scenario: On a phone, a toast does not cover the cookie button
    Given I finance three objects
    When I open my objects
    And I choose to remove "Mercedes-Benz Sprinter 317"
    And I complete the task
    Then a toast shows "Das Objekt ist entfernt."
    And the cookie button can be pressed
