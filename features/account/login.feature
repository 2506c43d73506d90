Feature: Logging in

  @ACC-01 @HTTP-02 @plain @journey
  Scenario: A customer logs in with e-mail and password
    Given I have an account
    When I log in
    Then I arrive at my applications
    And the header shows my e-mail

  @ACC-01 @HTTP-04 @HTTP-05
  Scenario Outline: A wrong password shows an error in <language> and keeps the e-mail
    Given I have an account
    And I read <language>
    When I log in with the password "Falsch-2026!"
    Then I see the message of err_auth_invalid_credentials
    And my e-mail is still there

    Examples:
      | language |
      | German   |

    @plain
    Examples:
      | language |
      | French   |

    @no-js
    Examples: Without JavaScript
      | language |
      | English  |
      | Polish   |

  @ACC-01 @HTTP-04
  Scenario: After an interrupted response, the login form keeps the e-mail
    Given I have an account
    And my connection breaks in the middle of every answer to what I send
    When I log in
    Then the page shows the text "Die Verbindung ist unterbrochen"
    And my e-mail is still there

  @ACC-01 @no-js
  Scenario: Ten wrong passwords block the login for a while, in every language
    Given the portal runs for me alone
    And I have an account
    When I have tried ten wrong passwords
    Then in each language my right password is refused, with the e-mail still there:
      | German  | versuchen Sie es in 15 Minuten erneut |
      | English | try again in 15 minutes               |
      | French  | réessayez dans 15 minutes             |
      | Polish  | spróbować ponownie za 15 minut        |

  @ACC-01 @plain
  Scenario: An unknown e-mail shows the same error as a wrong password
    When I log in but state the e-mail as "niemand@example.com"
    Then I see the message of err_auth_invalid_credentials

  @ACC-01 @plain
  Scenario: The login does not apply the rules for new passwords
    Given I have an account
    When I log in with the password "kurz"
    Then I see the message of err_auth_invalid_credentials

  @ACC-01
  Scenario Outline: The login form rejects a login without <missing>
    Given I have an account
    When I log in without the <missing>
    Then the <missing> is refused

    Examples:
      | missing  |
      | e-mail   |

    @plain
    Examples:
      | missing  |
      | password |

  @ACC-01 @needs-proxy
  Scenario Outline: The login form keeps the e-mail after an error: <failure>
    Given I have an account
    And the login answers <failure>
    When I log in
    Then I see the message that logging in failed
    And my e-mail is still there

    @plain
    Examples:
      | failure        |
      | a server error |
      | a web page     |

  @ACC-01 @plain @needs-proxy
  Scenario: A login to a locked account explains the lock
    Given I have an account
    And the login answers the code err_auth_entity_locked
    When I log in
    Then I see the message of err_auth_entity_locked

  @ACC-01 @SHELL-15 @plain
  Scenario: The login links to the password reset and to a new application
    When I open the login
    Then I can go on to /forgot-password
    And I can go on to /application/loan-info

  @ACC-01 @plain @needs-partners
  Scenario: The login offers no application if customers cannot create one
    Given I visit Nordkontor
    When I open the login
    Then I can go on to /forgot-password
    But I cannot go on to /application/loan-info
