Feature: Failures of the lending system

  After any failure, the customer gets a clear message in their language without technical details,
  and keeps the input.

  @HTTP-04 @needs-proxy
  Scenario Outline: The list of applications shows an error for <failure>
    Given I am logged in
    And the list of applications answers <failure>
    When I open "/dashboard/applications"
    Then I see the message that my applications could not be loaded
    And the answer reveals no internals
    When the lending system recovers
    And I try again
    Then I arrive at my applications

    @plain
    Examples:
      | failure                    |
      | a server error             |
      | a broken connection        |
      | a web page                 |
      | broken text                |
      | a forbidden shape          |
      | the code err_no_permission |

  @HTTP-04 @CLA-13 @needs-proxy
  Scenario Outline: An applicant learns that an unconfirmed application may have been received: <failure>
    Given I am logged in
    And I have got as far as the company details
    And the new application answers <failure>
    When I complete the details of my company
    And I check my answers and send them
    Then I see the message that my application may have been received
    And the answer reveals no internals
    And the answers to be checked say:
      | Anschrift | Hafenstraße 12a, 28217 Bremen |

    Examples:
      | failure             |
      | a broken connection |

    @plain
    Examples:
      | failure             |
      | a web page          |
      | broken text         |
      | a forbidden shape   |

  @CLA-13 @D-10 @needs-proxy
  Scenario Outline: An application that the lender created is shown although its answer is <answer>
    Given I am logged in
    And I have got as far as the company details
    And the new application is done, and its answer is <answer>
    When I complete the details of my company
    And I check my answers and send them
    Then I see an indicative offer over 250,000 euros
    And the lender has one application of mine

    Examples:
      | answer |
      | empty  |

    @plain
    Examples:
      | answer     |
      | a web page |
      | lost       |

  @CLA-13 @D-10 @no-js @needs-proxy
  Scenario: An applicant sends an unconfirmed application again only on purpose
    Given I am logged in
    And I have got as far as the company details
    And the new application answers a web page
    When I complete the details of my company
    And I check my answers and send them
    Then I see the message that my application may have been received
    When the lending system recovers
    And I send the form again
    Then I see the message that my application may have been received
    When I choose to send my request again anyway
    Then I see an indicative offer over 250,000 euros
    And the lender has one application of mine

  @HTTP-04 @HTTP-05 @needs-proxy
  Scenario Outline: An error of the lending system is translated into <language>
    Given I read <language>
    And the registration answers the code err_password_too_simple
    When I register
    Then I see the message of err_password_too_simple

    @plain
    Examples:
      | language |
      | German   |
      | English  |
      | French   |
      | Polish   |

  @HTTP-04 @HTTP-05 @needs-test-values
  Scenario Outline: A login error <with> still shows a message
    When I log in but state the e-mail as "<e-mail>"
    Then <told>

    @plain
    Examples:
      | with                                 | e-mail                  | told                                         |
      | without a code                       | error-400@magic.example | I see the message that the request failed            |
      | with a code the portal does not know | new-code@magic.example  | I see the message that the request failed            |

  @HTTP-04 @needs-proxy
  Scenario: A toast disappears after 7 seconds and the message stays on the page
    Given I have an account
    And the login answers the code err_auth_entity_locked
    When time on the page is in my hand
    And I log in
    Then a toast tells the message of err_auth_entity_locked
    And the toast is gone after 7 seconds, not before
    And I still see the message of err_auth_entity_locked

  @HTTP-04
  Scenario: A new toast replaces the previous toast
    Given I am logged in
    When I open "/dashboard/settings"
    And I change my password from "Falsch-2026!" to "Hafen-2027!"
    Then a single toast says:
      | Das Passwort wurde nicht geändert.   |
      | Das bisherige Passwort stimmt nicht. |
    When I change my password to "Hafen-2027!"
    Then a single toast says:
      | Ihr Passwort ist geändert. |

  @HTTP-01 @plain @needs-proxy
  Scenario: A lending system that never answers shows an error
    Given I am logged in
    And the list of applications never answers
    When I open "/dashboard/applications"
    Then I see the message that my applications could not be loaded

  @HTTP-03 @needs-proxy @plain
  Scenario: A session that ended in the lending system leads to the login
    Given I am logged in
    When my session ends in the lending system
    And I open "/dashboard/applications?sort=amount"
    Then I am asked to log in
    And I see once the message that I was logged out
    When I log in here
    Then I arrive at "/dashboard/applications?sort=amount"

  @HTTP-03 @plain
  Scenario: A rejected login does not report a logout
    Given I have an account
    When I log in with the password "Falsch-2026!"
    Then I do not see the message that I was logged out

  @SHELL-09 @plain @needs-proxy
  Scenario: An error page without branding appears if the partner data cannot be loaded
    Given the partner answers a server error
    When I open "/login"
    Then the page is not found
    And nothing on it belongs to a partner

  @HTTP-04 @needs-proxy
  Scenario Outline: Reopening the form after <failure> restores the input, <how>
    Given I finance three objects
    When I open my objects
    And I choose to edit "Linde E20"
    And I fill in:
      | manufacturer | DMG Mori |
    But the application answers <failure>
    And I complete the task
    Then an error page is shown in German
    When the lending system recovers
    And I try again
    Then the manufacturer already reads "DMG Mori"
    And I see the message that it still has to be sent
    When I reload the page
    Then the manufacturer already reads "Linde"

    Examples:
      | how             | failure             |
      | with JavaScript | a server error      |

    @no-js
    Examples:
      | how                | failure                        |
      | without JavaScript | a server error                 |
      | without JavaScript | a broken connection            |
      | without JavaScript | the code err_email_not_confirmed |

  @HTTP-04 @no-js @needs-proxy
  Scenario: Details of a representative typed before an outage of the application are back in the form
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    And I fill in the city "Bremerhaven"
    But the application answers a server error
    And I complete the task
    And the lending system recovers
    And I try again
    Then the city still reads "Bremerhaven"

  @HTTP-04 @needs-proxy @plain
  Scenario: An object is saved while the profile is unavailable
    Given I finance three objects
    When I open my objects
    And I choose to edit "Linde E20"
    And I fill in:
      | manufacturer | DMG Mori |
    But the profile answers a server error
    And I complete the task
    Then a toast shows "Die Änderungen am Objekt sind gespeichert."
    When I choose to edit "DMG Mori E20"
    Then the manufacturer already reads "DMG Mori"

  @HTTP-04 @ACC-02 @needs-proxy @plain
  Scenario: An applicant's answers are kept if the profile is unavailable after registration
    Given I have got as far as the check of my answers
    And the profile answers a server error
    When I create my account
    Then I am asked to log in
    And a toast shows "Ihr Konto ist angelegt"
    When the lending system recovers
    And I log in here
    And I check my answers and send them
    Then I see an indicative offer over 250,000 euros

  @HTTP-04 @ACC-11 @needs-proxy
  Scenario Outline: A password change is confirmed while the profile is unavailable, <how>
    Given I am logged in
    When I open "/dashboard/settings"
    And the profile answers a server error
    And I change my password to "Hafen-2027!"
    Then I see the message that my account cannot be reached
    And a toast shows "geändert"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |
